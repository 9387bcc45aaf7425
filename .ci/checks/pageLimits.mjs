// What a first visit to each page may load: bytes of JavaScript (gzip, brotli), bytes of all files (brotli), and
// requests. Raise a number only for something that the page needs before it is whole.
export const pageLimits = {
  Home: { gzip: 165_000, brotli: 142_000, all: 173_500, requests: 4 },
  // What everybody waits for where the site does not speak English.
  HomeInGerman: { gzip: 177_500, brotli: 153_100, all: 184_500, requests: 6 },
  Board: { gzip: 202_900, brotli: 175_100, all: 209_000, requests: 9 },
  Catalog: { gzip: 221_300, brotli: 189_900, all: 226_100, requests: 14 },
  Changelog: { gzip: 244_000, brotli: 210_700, all: 249_300, requests: 18 },
  ChangelogDesk: { gzip: 240_900, brotli: 207_900, all: 245_700, requests: 15 },
  ChangelogEntry: { gzip: 242_200, brotli: 209_100, all: 247_500, requests: 18 },
  Idea: { gzip: 238_000, brotli: 205_200, all: 242_800, requests: 13 },
  Inbox: { gzip: 210_500, brotli: 181_800, all: 216_600, requests: 13 },
  Invitation: { gzip: 208_300, brotli: 179_900, all: 214_900, requests: 12 },
  People: { gzip: 216_100, brotli: 186_900, all: 222_300, requests: 13 },
  Post: { gzip: 228_900, brotli: 198_500, all: 235_600, requests: 17 },
  Roadmap: { gzip: 206_100, brotli: 178_100, all: 213_400, requests: 12 },
  Settings: { gzip: 224_400, brotli: 194_100, all: 229_800, requests: 20 },
  SignIn: { gzip: 214_000, brotli: 185_000, all: 220_500, requests: 14 },
  SiteSettings: { gzip: 237_500, brotli: 206_000, all: 243_800, requests: 19 },
  Team: { gzip: 219_400, brotli: 189_900, all: 225_700, requests: 13 },
  Welcome: { gzip: 210_600, brotli: 181_900, all: 216_800, requests: 12 },
}
