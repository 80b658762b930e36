/** What other features may use of checkout. */
