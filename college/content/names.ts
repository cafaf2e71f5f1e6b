import { both } from '@prangan/contract/content/write-seed'

// Names that several pages use, so that each has one spelling in Hindi.

export const people = {
  abhishekChaurasia: both('Shri Abhishek Chaurasia', 'श्री अभिषेक चौरसिया'),
  alokNathDwivedi: both('Prof. Alok Nath Dwivedi', 'प्रो. आलोक नाथ द्विवेदी'),
  ashaVerma: both('Dr. Asha Verma', 'डॉ. आशा वर्मा'),
  devendraNathShukla: both('Shri Devendra Nath Shukla', 'श्री देवेंद्र नाथ शुक्ला'),
  harpreetSinghGill: both('Shri Harpreet Singh Gill', 'श्री हरप्रीत सिंह गिल'),
  irfanAhmadAnsari: both('Dr. Irfan Ahmad Ansari', 'डॉ. इरफ़ान अहमद अंसारी'),
  kavitaGautam: both('Smt. Kavita Gautam', 'श्रीमती कविता गौतम'),
  meenakshiAgrawal: both('Prof. Meenakshi Agrawal', 'प्रो. मीनाक्षी अग्रवाल'),
  nasreenFatima: both('Dr. Nasreen Fatima', 'डॉ. नसरीन फ़ातिमा'),
  neelamChaudhary: both('Neelam Chaudhary', 'नीलम चौधरी'),
  pushpaDeviMaurya: both('Prof. Pushpa Devi Maurya', 'प्रो. पुष्पा देवी मौर्य'),
  rameshChandraTripathi: both('Prof. Ramesh Chandra Tripathi', 'प्रो. रमेश चंद्र त्रिपाठी'),
  raviMishra: both('Dr. Ravi Mishra', 'डॉ. रवि मिश्रा'),
  rukhsanaParveen: both('Dr. Rukhsana Parveen', 'डॉ. रुख़साना परवीन'),
  sandeepKumarPatel: both('Dr. Sandeep Kumar Patel', 'डॉ. संदीप कुमार पटेल'),
  shabanaBegum: both('Smt. Shabana Begum', 'श्रीमती शबाना बेगम'),
  sunitaYadav: both('Dr. Sunita Yadav', 'डॉ. सुनीता यादव'),
  vivekSrivastava: both('Dr. Vivek Srivastava', 'डॉ. विवेक श्रीवास्तव'),
} as const

export const posts = {
  assistant: both('Assistant', 'सहायक'),
  chairperson: both('Chairperson', 'अध्यक्ष'),
  convener: both('Convener', 'संयोजक'),
  coordinator: both('Coordinator', 'समन्वयक'),
  laboratoryAssistant: both('Laboratory Assistant', 'प्रयोगशाला सहायक'),
  librarian: both('Librarian', 'पुस्तकालयाध्यक्ष'),
  member: both('Member', 'सदस्य'),
  officeSuperintendent: both('Office Superintendent', 'कार्यालय अधीक्षक'),
  president: both('President', 'अध्यक्ष'),
  treasurer: both('Treasurer', 'कोषाध्यक्ष'),
  vicePresident: both('Vice-President', 'उपाध्यक्ष'),
  watchman: both('Watchman', 'चौकीदार'),
} as const

export const departments = {
  botany: both('Botany', 'वनस्पति विज्ञान'),
  chemistry: both('Chemistry', 'रसायन विज्ञान'),
  computerApplication: both('Computer Application', 'कंप्यूटर अनुप्रयोग'),
  economics: both('Economics', 'अर्थशास्त्र'),
  education: both('Education', 'शिक्षाशास्त्र'),
  english: both('English', 'अंग्रेज़ी'),
  geography: both('Geography', 'भूगोल'),
  hindi: both('Hindi', 'हिन्दी'),
  history: both('History', 'इतिहास'),
  mathematics: both('Mathematics', 'गणित'),
  physics: both('Physics', 'भौतिकी'),
  politicalScience: both('Political Science', 'राजनीति विज्ञान'),
  psychology: both('Psychology', 'मनोविज्ञान'),
  sanskrit: both('Sanskrit', 'संस्कृत'),
  sociology: both('Sociology', 'समाजशास्त्र'),
  zoology: both('Zoology', 'जंतु विज्ञान'),
} as const

export const columns = {
  number: both('No.', 'क्रम'),
  name: both('Name', 'नाम'),
  position: both('Position', 'पद'),
  designation: both('Designation', 'पदनाम'),
  department: both('Department', 'विभाग'),
} as const
