export const metadata = { title: 'Home of the site' };
export default function HomePage() {
  return (
    <main id="content">
      <h1 className="text-2xl">AI-Powered Analytics for Growing Brands</h1>
    </main>
  );
}
