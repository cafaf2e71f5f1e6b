export const scenes = { 'scene-1': 'नीम के दो पेड़ों के बीच बरामदे वाला लाल घर।' }
