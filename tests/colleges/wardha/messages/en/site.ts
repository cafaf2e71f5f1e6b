export const scenes = { 'scene-1': 'A red house with a veranda between two neem trees.' }
