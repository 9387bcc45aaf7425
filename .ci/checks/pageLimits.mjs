// What a first visit to each page may load: bytes of JavaScript (gzip, brotli), bytes of all files (brotli), and
// requests. Raise a number only for something that the page needs before it is whole.
export const pageLimits = {
  Home: { gzip: 165_000, brotli: 142_000, all: 173_000, requests: 4 },
  // What everybody waits for where the site does not speak English.
  HomeInGerman: { gzip: 177_500, brotli: 153_000, all: 184_500, requests: 6 },
  Board: { gzip: 202_000, brotli: 174_500, all: 208_400, requests: 9 },
  Catalog: { gzip: 220_400, brotli: 188_900, all: 225_000, requests: 14 },
  Changelog: { gzip: 242_600, brotli: 209_800, all: 248_100, requests: 18 },
  ChangelogDesk: { gzip: 239_600, brotli: 207_100, all: 244_900, requests: 15 },
  ChangelogEntry: { gzip: 240_800, brotli: 208_100, all: 246_100, requests: 18 },
  Idea: { gzip: 236_500, brotli: 203_800, all: 241_600, requests: 13 },
  Inbox: { gzip: 209_800, brotli: 181_300, all: 216_200, requests: 13 },
  Invitation: { gzip: 207_300, brotli: 179_200, all: 214_200, requests: 12 },
  People: { gzip: 214_800, brotli: 185_700, all: 221_100, requests: 13 },
  Post: { gzip: 228_100, brotli: 197_700, all: 234_800, requests: 17 },
  Roadmap: { gzip: 205_100, brotli: 177_400, all: 212_800, requests: 12 },
  Settings: { gzip: 223_500, brotli: 193_200, all: 229_000, requests: 20 },
  SignIn: { gzip: 213_200, brotli: 184_300, all: 219_800, requests: 14 },
  SiteSettings: { gzip: 236_000, brotli: 204_300, all: 242_000, requests: 19 },
  Team: { gzip: 217_900, brotli: 188_500, all: 224_200, requests: 13 },
  Welcome: { gzip: 208_000, brotli: 179_700, all: 214_700, requests: 12 },
}
