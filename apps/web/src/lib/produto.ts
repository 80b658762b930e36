/** Version of this build: sent with every request, compared with the server's (spec 1, §4 Version check). */
export const VERSAO: string = typeof __RATEIA_VERSAO__ === 'string' ? __RATEIA_VERSAO__ : '0.0.0.0';
