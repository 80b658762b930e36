const comuns = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

const duravel = { shared_buffers: '256MB', max_wal_size: '2GB', checkpoint_completion_target: '0.9' };

/** For tests only: nothing is safe from a power cut, and everything is quicker. */
const efemeros = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  shared_buffers: '64MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
};

/** The server's settings as command-line arguments. */
export function ajustesDoPostgres(porta: number, efemero: boolean): string[] {
  return Object.entries({ ...comuns, ...(efemero ? efemeros : duravel), port: porta }).flatMap(([nome, valor]) => [
    '-c',
    `${nome}=${valor}`,
  ]);
}

/** The arguments that create a cluster. Text compares by code point, the same on every system. */
export function argumentosDoInitdb(efemero: boolean): string[] {
  return [
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(efemero ? ['--no-sync', '--no-data-checksums'] : []),
  ];
}
