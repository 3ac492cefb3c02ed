import assert from "node:assert/strict";
import { test } from "node:test";
import { RULE_ROWS } from "../../../src/game/in-force/in-force.ts";
import { idsOf } from "../../../src/game/in-force/row.ts";
import { content } from "../../../tests/content.ts";
import { toolsByRule, toolsFor } from "./rule-tools.ts";

const byRule = toolsByRule(RULE_ROWS.flatMap(idsOf), content.tools);
const tools = (rule: string, phase: Parameters<typeof toolsFor>[0]) => toolsFor(phase, byRule[rule]);

test("a rule of the rule tables is linked to every calculator that lists the rule", () => {
  const rules = new Set(RULE_ROWS.flatMap(idsOf));
  for (const { slug, rules: own } of content.tools)
    for (const rule of own.filter((id) => rules.has(id)))
      assert.ok(
        byRule[rule]!.some(({ tool }) => tool.split("?")[0] === slug),
        `${rule}: ${slug}`,
      );
});

test("a rule's link to `other-rolls` or `los` opens the example for the rule, without the book", () => {
  assert.deepEqual(tools("F.4", "movement"), ["other-rolls?roll=reliability"]);
  assert.deepEqual(tools("D.3", "movement"), ["other-rolls?roll=reliability"]);
  assert.deepEqual(tools("D.1B", "fire"), ["other-rolls"]);
  assert.ok(tools("D6.4", "fire").includes("los?row=o.h.o.o"));
  assert.ok(tools("D7.31", "movement").includes("sand-bog"));
});

test("a rule links to its calculators for the phase or, if it has none, to all its calculators", () => {
  assert.deepEqual(tools("D11.74", "movement"), ["dust"]);
  assert.ok(!tools("D13.4", "movement").includes("fire"));
  assert.deepEqual(new Set(tools("D13.4", "fire")), new Set(["fire", "kindling", "other-rolls?roll=landing"]));
  assert.deepEqual(toolsFor("fire"), []);
});
