import assert from "node:assert/strict";
import { test } from "node:test";
import { crewExposedDrm } from "./crew-exposed.ts";

test("It-V11: the CE DRM is +1 against Indirect Fire and fire from the turret's rear, but normal otherwise", () => {
  assert.deepEqual(crewExposedDrm({ afv: "mr35", attack: "indirect" }), { drm: 1, rule: "It-V11" });
  assert.deepEqual(crewExposedDrm({ afv: "mr35", attack: "rear" }), { drm: 1, rule: "It-V11" });
  assert.deepEqual(crewExposedDrm({ afv: "mr35", attack: "otherDirect" }), { drm: null, rule: "It-V11" });
});

test("It-V16: the CE DRM is +1, but 0 against fire through the unarmored Target Facing", () => {
  assert.deepEqual(crewExposedDrm({ afv: "smv90", attack: "armored" }), { drm: 1, rule: "It-V16" });
  assert.deepEqual(crewExposedDrm({ afv: "smv90", attack: "unarmored" }), { drm: 0, rule: "It-V16" });
});
