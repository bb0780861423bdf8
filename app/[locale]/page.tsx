export default async function HomePage() {
  return <h1>Home</h1>;
}
