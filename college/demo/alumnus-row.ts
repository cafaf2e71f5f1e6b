export type AlumnusRow = readonly [
  name: string,
  gender: 'Male' | 'Female' | 'Other',
  father: string,
  mother: string,
  dob: string,
  degree: string,
  yearOfPassing: string,
  designation: string,
  workingAddress: string,
  specialization: string,
  address: string,
  registeredAt: string,
]
