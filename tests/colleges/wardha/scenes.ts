import house from './art/house.svg?picture'

export const scenes = { 'scene-1': house }
