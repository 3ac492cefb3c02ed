/** A button that opens a file with games, and the news of what it has brought. */
import { Index, Show } from "solid-js";
import { Text } from "../../calculators/kit/Text.tsx";
import type { T } from "../words.ts";
import type { Files } from "./create-files.ts";
import { nameText } from "./describe.ts";
import type { Problem } from "./game-file.ts";
import { hrefOf } from "./kept-game.ts";

/** A button that opens a file. */
export function OpenFile(props: { t: T; files: Files }) {
  return (
    <label class="file">
      {props.t("file.open")}
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget: field }) => {
          const [file] = field.files ?? [];
          if (file) props.files.open(file);
          // The same file may be opened again.
          field.value = "";
        }}
      />
    </label>
  );
}

function problemText(t: T, problem: Problem): string {
  switch (problem.what) {
    case "entries":
      return t("file.entries", { count: problem.count, first: problem.first });
    case "refused":
      return t("file.refused", { count: problem.count });
    case "values":
      return t("file.values", { name: problem.name || t("unnamed"), values: problem.values });
    default:
      return t(`file.${problem.what}`);
  }
}

/** Which games a file has brought, and what of it could not be read. */
export function FileNews(props: { t: T; files: Files }) {
  const { t } = props;
  return (
    <div class="news stack" role="status">
      <Show when={props.files.opened()}>
        {(opened) => (
          <>
            <Index each={opened().added}>
              {(one) => (
                <p>
                  <Text>{t(`file.as.${one().as}`)}</Text>{" "}
                  <a href={hrefOf(one().game)}>
                    <Text>{nameText(t, one().game)}</Text>
                  </a>
                </p>
              )}
            </Index>
            <Index each={opened().problems}>
              {(problem) => (
                <p class="bad">
                  <Text>{problemText(t, problem())}</Text>
                </p>
              )}
            </Index>
          </>
        )}
      </Show>
    </div>
  );
}
