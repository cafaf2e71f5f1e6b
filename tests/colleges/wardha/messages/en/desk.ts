export const drawings = { 'art:scene-1': 'Drawing: the house', 'art:principal': 'Drawing: a portrait' }
