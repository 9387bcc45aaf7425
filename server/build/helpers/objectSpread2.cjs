module.exports = (...parts) => Object.assign(...parts)
module.exports.default = module.exports
