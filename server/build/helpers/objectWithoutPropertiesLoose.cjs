module.exports = (source, left) =>
  Object.fromEntries(Object.entries(source ?? {}).filter(([key]) => !left.includes(key)))
module.exports.default = module.exports
