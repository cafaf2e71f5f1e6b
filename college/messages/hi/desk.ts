/** The names of the drawings of `art/` in the list from which the office chooses. */
export const drawings = {
  'art:scene-1': 'रेखाचित्र: सुबह का प्रांगण',
  'art:scene-2': 'रेखाचित्र: वाचनालय',
  'art:scene-3': 'रेखाचित्र: प्रयोगशाला',
  'art:scene-4': 'रेखाचित्र: खेल का मैदान',
  'art:scene-5': 'रेखाचित्र: एनसीसी और एनएसएस',
  'art:scene-6': 'रेखाचित्र: सांस्कृतिक संध्या',
  'art:scene-7': 'रेखाचित्र: वर्षा ऋतु',
  'art:principal': 'रेखाचित्र: महिला का चित्र',
  'art:manager': 'रेखाचित्र: पुरुष का चित्र',
  'art:course-ba': 'रेखाचित्र: कला',
  'art:course-bsc': 'रेखाचित्र: विज्ञान',
  'art:course-bcom': 'रेखाचित्र: वाणिज्य',
  'art:course-bca': 'रेखाचित्र: कंप्यूटर',
  'art:course-ma': 'रेखाचित्र: कला, स्नातकोत्तर',
  'art:course-msc': 'रेखाचित्र: विज्ञान, स्नातकोत्तर',
}
