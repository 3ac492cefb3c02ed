import type { Nodes, Root } from "mdast";
import { unified } from "unified";
import { remarkPlugins } from "../markdown/plugins.ts";
import { type Printed, printed } from "../markdown/printed.ts";
import type { Content } from "./load.ts";
import { once } from "./once.ts";

/** A tree of its own, without positions, which nobody asks for any more. */
function copyOf<T extends Nodes>(node: T): T {
  const copy = { ...node };
  delete copy.position;
  if ("children" in copy) copy.children = copy.children.map(copyOf) as typeof copy.children;
  if ("attributes" in copy) copy.attributes = [...copy.attributes];
  return copy;
}

const printer = once(({ rules, glossary }) => {
  const processor = unified().use(remarkPlugins(glossary)).freeze();
  const made = new Map<string, Printed>();
  return (id: string): Printed => {
    const known = made.get(id);
    if (known) return known;
    const { tree, file } = rules.get(id)!;
    // The plugins change what they are given, and the tree is read for plain text too.
    const fresh = printed(processor.runSync(copyOf(tree), { path: file }) as Root);
    made.set(id, fresh);
    return fresh;
  };
});

/** What the file of a rule prints: its own text and notes, not those of a rule that it repeats. Made when it is first asked for. */
export const printedRule = (id: string, content: Content): Printed => printer(content)(id);
