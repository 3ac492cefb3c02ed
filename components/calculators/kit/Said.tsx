import { createMemo, Index } from "solid-js";

/**
 * The one place where a calculator says what a change has come to, for who does not see it: of its results, each a sentence, those
 * that are new. It says nothing at first, so that who reads on meets no result twice.
 */
export function Said(props: { results: readonly string[] }) {
  const said = createMemo<{ all: readonly string[]; news: readonly string[] }>(
    ({ all: before, news }) => {
      const all = props.results;
      const fresh = all.filter((result) => !before.includes(result));
      return { all, news: fresh.length ? fresh : news };
    },
    { all: props.results, news: [] },
  );
  return (
    <div class="unseen" role="status">
      <Index each={said().news}>{(result) => <p>{result()}</p>}</Index>
    </div>
  );
}
