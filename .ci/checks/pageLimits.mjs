// What a first visit to each page may load: bytes of JavaScript (gzip, brotli), bytes of all files (brotli), and
// requests. Raise a number only for something that the page needs before it is whole.
export const pageLimits = {
  Home: { gzip: 165_000, brotli: 142_000, all: 173_000, requests: 4 },
  Board: { gzip: 202_000, brotli: 174_500, all: 208_400, requests: 9 },
  Catalog: { gzip: 219_500, brotli: 188_100, all: 224_600, requests: 13 },
  Changelog: { gzip: 242_600, brotli: 209_800, all: 248_100, requests: 18 },
  ChangelogDesk: { gzip: 239_600, brotli: 207_100, all: 244_900, requests: 15 },
  ChangelogEntry: { gzip: 240_600, brotli: 208_100, all: 246_100, requests: 18 },
  Idea: { gzip: 236_300, brotli: 203_800, all: 241_600, requests: 13 },
  Inbox: { gzip: 209_800, brotli: 181_300, all: 216_200, requests: 13 },
  Invitation: { gzip: 207_300, brotli: 179_200, all: 214_200, requests: 12 },
  People: { gzip: 215_000, brotli: 186_000, all: 221_500, requests: 13 },
  Post: { gzip: 227_400, brotli: 197_400, all: 234_500, requests: 17 },
  Roadmap: { gzip: 205_100, brotli: 177_400, all: 212_800, requests: 12 },
  Settings: { gzip: 223_300, brotli: 193_200, all: 229_000, requests: 20 },
  SignIn: { gzip: 213_000, brotli: 184_300, all: 219_800, requests: 14 },
  SiteSettings: { gzip: 234_300, brotli: 203_000, all: 240_700, requests: 18 },
  Team: { gzip: 217_600, brotli: 188_500, all: 224_200, requests: 13 },
  Welcome: { gzip: 208_000, brotli: 179_700, all: 214_700, requests: 12 },
}
