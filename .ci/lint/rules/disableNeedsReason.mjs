const switchesOff = /^\s*(eslint|oxlint)-disable/
const inGraphQL = /#[ \t]*(eslint-disable[^\n]*)/g
const hasReason = (text) => /\s--\s+\S.{9,}/.test(text)

/** Wants a reason behind every rule that is switched off, also inside GraphQL: `eslint-disable-next-line rule -- why`. */
export const disableNeedsReason = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      reason: 'Say why the rule is switched off: `eslint-disable-next-line <rule> -- <reason>`.',
    },
  },
  create(context) {
    const source = context.sourceCode
    return {
      Program() {
        for (const comment of source.getAllComments()) {
          if (switchesOff.test(comment.value) && !hasReason(comment.value)) {
            context.report({ loc: comment.loc, messageId: 'reason' })
          }
        }
      },
      'TaggedTemplateExpression[tag.name="graphql"] TemplateElement'(node) {
        for (const match of node.value.raw.matchAll(inGraphQL)) {
          if (!hasReason(match[1])) context.report({ node, messageId: 'reason' })
        }
      },
    }
  },
}
