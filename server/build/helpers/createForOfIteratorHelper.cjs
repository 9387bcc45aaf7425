module.exports = (values) => {
  const iterator = values[Symbol.iterator]()
  let step
  return {
    s() {},
    n: () => (step = iterator.next()),
    e(error) {
      throw error
    },
    f() {
      if (step?.done === false) iterator.return?.()
    },
  }
}
module.exports.default = module.exports
