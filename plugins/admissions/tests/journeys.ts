import { application } from './journeys/application.ts'

export const journeys = [application]
