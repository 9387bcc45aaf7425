module.exports = (values) => [...values]
module.exports.default = module.exports
