import { failOnNoise } from './failOnNoise.ts'

failOnNoise()
