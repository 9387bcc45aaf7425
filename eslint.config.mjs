import { houseRules } from './.ci/lint/config.mjs'

export default houseRules(import.meta.dirname, process.env.LINT_SCOPE)
