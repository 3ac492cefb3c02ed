import type { Root } from "mdast";
import { unified } from "unified";
import { remarkPlugins } from "../markdown/plugins.ts";
import { type Printed, printed } from "../markdown/printed.ts";
import type { Content } from "./load.ts";

type Print = (id: string) => Printed;
const prints = new WeakMap<Content, Print>();

function printerOf({ rules, glossary }: Content): Print {
  const processor = unified().use(remarkPlugins(glossary)).freeze();
  const made = new Map<string, Printed>();
  return (id) => {
    const known = made.get(id);
    if (known) return known;
    const { tree, file } = rules.get(id)!;
    // The plugins change what they are given, and the tree is read for plain text too.
    const fresh = printed(processor.runSync(structuredClone(tree), { path: file }) as Root);
    made.set(id, fresh);
    return fresh;
  };
}

/** What the file of a rule prints: its own text and notes, not those of a rule that it repeats. Made when it is first asked for. */
export function printedRule(id: string, content: Content): Printed {
  const print = prints.get(content) ?? printerOf(content);
  prints.set(content, print);
  return print(id);
}
