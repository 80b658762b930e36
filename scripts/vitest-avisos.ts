/**
 * In every process of the API's tests: a deprecated call is an error that fails the run. The one it looks for is two
 * queries at once on one transaction, which the database driver warns of and then puts one after the other.
 */
process.throwDeprecation = true;
