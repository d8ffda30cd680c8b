import { notAllowed, productionPackages, unknownLicences } from './licences/licences';

/** `npm run licences`: fails on a licence among production packages that nobody has looked at. */
const packages = productionPackages();
const unknown = unknownLicences(packages, false);
if (unknown.length > 0) {
  console.error(notAllowed(unknown).message);
  process.exitCode = 1;
} else {
  console.log(`The licences of ${packages.length} production packages are known.`);
}
