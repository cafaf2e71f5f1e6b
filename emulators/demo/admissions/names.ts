import type { AdmissionDocument } from '@prangan/contract/schemas/admissions'

/** A name in Latin letters and in Devanagari. */
export type Name = readonly [en: string, hi: string]

/** First names by who bears them. */
export const firstNames = {
  female: [
    ['Anjali', 'अंजलि'],
    ['Shivani', 'शिवानी'],
    ['Pooja', 'पूजा'],
    ['Kajal', 'काजल'],
    ['Neha', 'नेहा'],
    ['Sakshi', 'साक्षी'],
    ['Khushboo', 'ख़ुशबू'],
    ['Priyanka', 'प्रियंका'],
    ['Roli', 'रोली'],
    ['Muskan', 'मुस्कान'],
    ['Preeti', 'प्रीति'],
    ['Vandana', 'वंदना'],
    ['Nidhi', 'निधि'],
    ['Saloni', 'सलोनी'],
    ['Garima', 'गरिमा'],
    ['Divya', 'दिव्या'],
    ['Sneha', 'स्नेहा'],
    ['Arti', 'आरती'],
    ['Mansi', 'मानसी'],
    ['Pallavi', 'पल्लवी'],
    ['Komal', 'कोमल'],
    ['Swati', 'स्वाति'],
    ['Tanu', 'तनु'],
    ['Jyoti', 'ज्योति'],
  ],
  male: [
    ['Aditya', 'आदित्य'],
    ['Shubham', 'शुभम'],
    ['Abhay', 'अभय'],
    ['Ankit', 'अंकित'],
    ['Saurabh', 'सौरभ'],
    ['Vishal', 'विशाल'],
    ['Rohit', 'रोहित'],
    ['Amit', 'अमित'],
    ['Prince', 'प्रिंस'],
    ['Deepak', 'दीपक'],
    ['Sachin', 'सचिन'],
    ['Himanshu', 'हिमांशु'],
    ['Aman', 'अमन'],
    ['Nitin', 'नितिन'],
    ['Gaurav', 'गौरव'],
    ['Pankaj', 'पंकज'],
    ['Anurag', 'अनुराग'],
    ['Shivam', 'शिवम'],
    ['Raj', 'राज'],
    ['Manish', 'मनीष'],
    ['Sumit', 'सुमित'],
    ['Akash', 'आकाश'],
  ],
  other: [
    ['Kiran', 'किरण'],
    ['Suman', 'सुमन'],
  ],
} as const satisfies Record<AdmissionDocument['gender'], readonly Name[]>

/** Family names in the categories in which the demo has them. */
export const familyNames = {
  general: [
    ['Mishra', 'मिश्रा'],
    ['Tiwari', 'तिवारी'],
    ['Singh', 'सिंह'],
    ['Srivastava', 'श्रीवास्तव'],
    ['Gupta', 'गुप्ता'],
    ['Khan', 'ख़ान'],
    ['Pathak', 'पाठक'],
    ['Dixit', 'दीक्षित'],
  ],
  obc: [
    ['Yadav', 'यादव'],
    ['Maurya', 'मौर्य'],
    ['Patel', 'पटेल'],
    ['Kushwaha', 'कुशवाहा'],
    ['Ansari', 'अंसारी'],
    ['Verma', 'वर्मा'],
    ['Pal', 'पाल'],
    ['Prajapati', 'प्रजापति'],
    ['Vishwakarma', 'विश्वकर्मा'],
    ['Nishad', 'निषाद'],
  ],
  sc: [
    ['Gautam', 'गौतम'],
    ['Sonkar', 'सोनकर'],
    ['Paswan', 'पासवान'],
    ['Bharti', 'भारती'],
    ['Kannaujia', 'कन्नौजिया'],
    ['Rawat', 'रावत'],
  ],
  st: [
    ['Gond', 'गोंड'],
    ['Kharwar', 'खरवार'],
    ['Tharu', 'थारू'],
  ],
  ews: [
    ['Pandey', 'पांडेय'],
    ['Tripathi', 'त्रिपाठी'],
    ['Shukla', 'शुक्ला'],
    ['Dubey', 'दुबे'],
    ['Chaturvedi', 'चतुर्वेदी'],
  ],
} as const satisfies Record<AdmissionDocument['category'], readonly Name[]>

/** First names of parents. */
export const parentNames = {
  father: [
    'Ramesh',
    'Suresh',
    'Mahendra',
    'Rajendra',
    'Dinesh',
    'Vinod',
    'Ashok',
    'Santosh',
    'Brijesh',
    'Umesh',
  ],
  mother: ['Sunita', 'Geeta', 'Manju', 'Usha', 'Rekha', 'Kiran', 'Sarita', 'Meena', 'Shanti', 'Anita'],
} as const

/** Where they live. */
export const places = [
  ['Shastri Nagar', 'Kamalsarai', '289001'],
  ['Phal Mandi Road', 'Kamalsarai', '289001'],
  ['Mohalla Qazian', 'Kamalsarai', '289001'],
  ['Village Bansdeeh Khurd, Post Nauranga', 'Kamalsarai', '289004'],
  ['Lodhi Tola, Nauranga', 'Kamalsarai', '289004'],
  ['Civil Lines', 'Devgarhi', '289009'],
  ['Model Town', 'Devgarhi', '289009'],
  ['Village Sikandarpur Kalan', 'Rampura Khas', '289017'],
  ['Purani Bazar', 'Rampura Khas', '289017'],
] as const
