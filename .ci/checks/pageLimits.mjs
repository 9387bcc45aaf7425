// What a first visit to each page may load: bytes of JavaScript (gzip, brotli), bytes of all files (brotli), and
// requests. Raise a number only for something that the page needs before it is whole.
export const pageLimits = {
  Home: { gzip: 165_000, brotli: 142_000, all: 173_000, requests: 4 },
  Board: { gzip: 200_500, brotli: 173_000, all: 207_000, requests: 9 },
  Catalog: { gzip: 217_700, brotli: 187_000, all: 223_500, requests: 13 },
  Changelog: { gzip: 241_500, brotli: 208_700, all: 247_000, requests: 18 },
  ChangelogDesk: { gzip: 262_600, brotli: 228_000, all: 267_500, requests: 20 },
  ChangelogEntry: { gzip: 239_500, brotli: 207_000, all: 245_000, requests: 18 },
  Idea: { gzip: 234_500, brotli: 202_000, all: 239_500, requests: 13 },
  Inbox: { gzip: 208_000, brotli: 179_500, all: 214_500, requests: 13 },
  Invitation: { gzip: 205_500, brotli: 177_500, all: 212_500, requests: 12 },
  People: { gzip: 213_000, brotli: 184_000, all: 219_500, requests: 13 },
  Post: { gzip: 225_500, brotli: 195_500, all: 232_500, requests: 17 },
  Roadmap: { gzip: 203_500, brotli: 176_000, all: 211_000, requests: 12 },
  Settings: { gzip: 221_500, brotli: 191_500, all: 227_500, requests: 20 },
  SignIn: { gzip: 211_500, brotli: 182_500, all: 218_000, requests: 14 },
  SiteSettings: { gzip: 232_500, brotli: 201_200, all: 238_800, requests: 18 },
  Team: { gzip: 215_600, brotli: 186_500, all: 222_000, requests: 13 },
  Welcome: { gzip: 206_500, brotli: 178_000, all: 213_000, requests: 12 },
}
