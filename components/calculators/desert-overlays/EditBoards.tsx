import { NORTHS, parseLayout } from "../../../src/game/overlay-layout.ts";
import { Choices } from "../kit/Choices.tsx";
import { BoardSetup } from "./BoardSetup.tsx";
import type { createEditing } from "./create-editing.ts";
import { Plan } from "./Laid.tsx";
import type { T } from "./overlay-log.ts";

/** Asks which boards are in play and where North is, and draws them as they are to lie. */
export function EditBoards(props: { t: T; editing: ReturnType<typeof createEditing> }) {
  const { t } = props;
  const { lie, change, end } = props.editing;
  return (
    <>
      <p class="hint">{t("boardsHint")}</p>
      <BoardSetup t={t} boards={lie().boards} set={(boards) => change({ boards })} />
      <Choices
        label={t("north")}
        value={lie().north}
        set={(north) => change({ north })}
        options={NORTHS.map((value) => ({ value, label: t(`north.${value}`) }))}
      />
      <Plan t={t} layout={parseLayout(lie().boards, lie().north).layout} />
      <p class="hint">{t("lying")}</p>
      <button type="button" class="big" disabled={!lie().boards} onClick={end}>
        {t("boardsDone")}
      </button>
    </>
  );
}
