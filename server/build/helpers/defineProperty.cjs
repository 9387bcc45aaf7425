module.exports = (target, key, value) =>
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
module.exports.default = module.exports
