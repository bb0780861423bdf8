/** `+852 2345 6789`: eight digits in two groups, as Hong Kong writes them; other lengths stay whole. */
export function formatPhone(areaCode: string, phone: string): string {
  const number = /^[0-9]{8}$/.test(phone) ? `${phone.slice(0, 4)} ${phone.slice(4)}` : phone;
  return areaCode ? `${areaCode} ${number}` : number;
}
