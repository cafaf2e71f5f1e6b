export const drawings = { 'art:scene-1': 'रेखाचित्र: घर', 'art:principal': 'रेखाचित्र: एक चेहरा' }
