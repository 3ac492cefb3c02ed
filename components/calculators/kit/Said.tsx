import { createMemo, Index } from "solid-js";

/**
 * Tells screen readers what a change has brought: those of the `results`, each a sentence, that are new. It is empty at first,
 * because a reader of the whole page would otherwise meet each result twice.
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
