import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tsImport } from 'tsx/esm/api'

const { asModule, shapeOf } = await tsImport('./asModule.ts', import.meta.url)

/** The code without empty lines, everything that it requires being of one shape. */
const written = (code, shape = 'named') =>
  asModule(code, () => shape)
    .replace(/\n+/g, '\n')
    .trim()

test('names that are taken of what is required are imported by name', () => {
  assert.equal(
    written(
      "var _require = require('./keys'),\n  ID = _require.ID,\n  size = 3;\nvar hash = require('./hash').hash;\nvar React = require('react');",
    ),
    "import * as _require from './keys';\nimport { ID as ID } from './keys';\nimport { hash as hash } from './hash';\nimport * as React from 'react';\nvar size = 3;",
  )
})

test('a file that is one value is imported as that, and its properties stay where they are', () => {
  assert.equal(
    written(
      "var _require = require('./keys'),\n  ID = _require.ID;\nmodule.exports = f(ID);",
      'whole',
    ),
    "import _require from './keys';\nvar ID = _require.ID;\nexport default f(ID);",
  )
})

test("Babel's interop goes, with the property that it added", () => {
  assert.equal(
    written(
      'var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault")["default"];\nvar _spread = _interopRequireDefault(require("spread"));\nfunction f() { return (0, _spread["default"])({}, _spread.other, it["default"]); }',
      'whole',
    ),
    'import _spread from \'spread\';\nfunction f() { return (0, _spread)({}, _spread.other, it["default"]); }',
  )
})

test('what an object gives is exported by name, and so are values without one', () => {
  assert.equal(
    written('function f() {}\nmodule.exports = {\n  f: f,\n  "g": function g() {}\n};'),
    'function f() {}\nexport { f as f };\nconst export$g = function g() {};\nexport { export$g as g };',
  )
  assert.equal(written('exports.f = f;'), 'export { f as f };')
})

test('a named object is exported likewise, and what the file itself takes of it is the same', () => {
  assert.equal(
    written(
      'function f() { return Keys.ID; }\nvar Keys = {\n  ID: 1,\n  f: f\n};\nmodule.exports = Keys;',
    ),
    "import * as Keys from './Keys'\nfunction f() { return Keys.ID; }\nconst export$ID = 1;\nexport { export$ID as ID };\nexport { f as f };",
  )
})

test('what a function requires is imported', () => {
  assert.match(
    written("function f() { return require('./late').late; }"),
    /^import \* as (\S+) from '.\/late';\nfunction f\(\) { return \1\.late; }$/,
  )
})

test('a form that is not known is refused', () => {
  for (const code of [
    'require(name);',
    'if (late) module.exports = f;',
    'module.exports = { ...other };',
  ])
    assert.throws(() => written(code), /Unknown CommonJS|export without a name/)
})

test('shapes are told by the last statement', () => {
  assert.equal(shapeOf('module.exports = {\n  f: f\n};'), 'named')
  assert.equal(shapeOf('exports.f = f;'), 'named')
  assert.equal(shapeOf('var Keys = {\n  ID: 1\n};\nmodule.exports = Keys;'), 'named')
  assert.equal(shapeOf('function f() {}\nmodule.exports = f;'), 'whole')
})
