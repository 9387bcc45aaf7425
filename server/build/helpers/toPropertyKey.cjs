module.exports = (key) => (typeof key === 'symbol' ? key : String(key))
module.exports.default = module.exports
