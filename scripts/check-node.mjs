// Says plainly at the start what no build gets over; plain JavaScript, so that an old Node can run it.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const faults = [
  (major < 20 || (major === 20 && minor < 19)) &&
    `This project needs Node.js 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org.`,
  // Next and tsx take what follows one of them for a part of an address.
  /[#?]/.test(process.cwd()) &&
    `The path of this folder has a # or a ?, which its tools cannot read: rename ${process.cwd()}.`,
].filter(Boolean);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
