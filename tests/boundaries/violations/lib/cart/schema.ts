export const CartSchema = {};
