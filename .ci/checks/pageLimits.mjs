// What a first visit to each page may load: bytes of JavaScript (gzip, brotli), bytes of all files (brotli), and
// requests. Raise a number only for something that the page needs before it is whole.
export const pageLimits = {
  Home: { gzip: 165_000, brotli: 142_000, all: 173_000, requests: 4 },
  Board: { gzip: 201_600, brotli: 174_100, all: 208_000, requests: 9 },
  Catalog: { gzip: 219_100, brotli: 187_700, all: 224_200, requests: 13 },
  Changelog: { gzip: 242_200, brotli: 209_400, all: 247_700, requests: 18 },
  ChangelogDesk: { gzip: 239_200, brotli: 206_700, all: 244_500, requests: 15 },
  ChangelogEntry: { gzip: 240_200, brotli: 207_700, all: 245_700, requests: 18 },
  Idea: { gzip: 235_900, brotli: 203_400, all: 241_200, requests: 13 },
  Inbox: { gzip: 209_400, brotli: 180_900, all: 215_800, requests: 13 },
  Invitation: { gzip: 206_900, brotli: 178_800, all: 213_800, requests: 12 },
  People: { gzip: 214_200, brotli: 185_300, all: 220_700, requests: 13 },
  Post: { gzip: 227_000, brotli: 197_000, all: 234_100, requests: 17 },
  Roadmap: { gzip: 204_700, brotli: 177_000, all: 212_400, requests: 12 },
  Settings: { gzip: 222_900, brotli: 192_800, all: 228_600, requests: 20 },
  SignIn: { gzip: 212_600, brotli: 183_900, all: 219_400, requests: 14 },
  SiteSettings: { gzip: 233_900, brotli: 202_600, all: 240_300, requests: 18 },
  Team: { gzip: 217_200, brotli: 188_100, all: 223_800, requests: 13 },
  Welcome: { gzip: 207_600, brotli: 179_300, all: 214_300, requests: 12 },
}
