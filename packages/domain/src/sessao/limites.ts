import type { Instante } from '../datas.ts';
import { milissegundosDe, somarSegundos } from '../datas.ts';
import type { Regras } from '../regras.ts';

/** Access records are kept for six months and no longer (Marco Civil, art. 15; REGRAS 2.17). */
export const DIAS_DOS_ACESSOS = 181;

/** The numbers of one kind of try: passwords and codes have theirs, requests of a registration others (REGRAS). */
export type LimitesDeTentativas = Pick<
  Regras['sessao'],
  | 'falhasLivres'
  | 'falhasLivresDoDispositivo'
  | 'esperaMaximaSegundos'
  | 'falhasPorContaPorDia'
  | 'falhasPorRedePorHora'
  | 'falhasPorSitePorHora'
  | 'falhasPorDispositivoPorHora'
  | 'falhasDoDispositivoConhecidoPorDia'
>;

/** Seconds to wait after n failures in a row: some free, then 1, 2, 4 … up to a minute. */
export function esperaAposFalhas(
  falhas: number,
  { livres, maxima }: { readonly livres: number; readonly maxima: number },
): number {
  const alem = falhas - livres;
  return alem <= 0 ? 0 : Math.min(maxima, 2 ** Math.min(alem - 1, 30));
}

export type TentativasRecentes = {
  /** Failures in a row of this account from this network, and the last of them. */
  readonly falhasSeguidas: number;
  readonly ultimaFalha?: Instante;
  /** Failures of the account in 24 hours, from anywhere. */
  readonly falhasDaContaNoDia: number;
  /** Failures of the network in one hour, on any account. */
  readonly falhasDaRedeNaHora: number;
  /** Failures in one hour of all that was given to one customer (/48 of IPv6), on any account. */
  readonly falhasDoSiteNaHora: number;
  /** Failures of this account on this device in 24 hours. */
  readonly falhasDoDispositivoNaConta: number;
  /** Failures of the device in one hour, on any account, and the last of them; none when it gave no name. */
  readonly falhasDoDispositivoNaHora: number;
  readonly ultimaFalhaDoDispositivo?: Instante;
  /** The device has entered this account before: a stranger's failures do not lock it out. */
  readonly dispositivoConhecido: boolean;
};

export type DecisaoDeTentativa =
  | { readonly ok: true }
  | { readonly ok: false; readonly motivo: 'espera'; readonly liberadoEm: Instante }
  | { readonly ok: false; readonly motivo: LimiteAtingido };

export type LimiteAtingido =
  | 'limiteDaConta'
  | 'limiteDaRede'
  | 'limiteDoSite'
  | 'limiteDoDispositivo'
  | 'limiteDoConhecido';

/** Says if a try may be made now. A known device is delayed and has a limit of its own; others never lock it out. */
export function avaliarTentativa(
  recentes: TentativasRecentes,
  agora: Instante,
  limites: LimitesDeTentativas,
): DecisaoDeTentativa {
  if (recentes.dispositivoConhecido) {
    if (recentes.falhasDoDispositivoNaConta >= limites.falhasDoDispositivoConhecidoPorDia)
      return { ok: false, motivo: 'limiteDoConhecido' };
  } else {
    if (recentes.falhasDoSiteNaHora >= limites.falhasPorSitePorHora) return { ok: false, motivo: 'limiteDoSite' };
    if (recentes.falhasDaRedeNaHora >= limites.falhasPorRedePorHora) return { ok: false, motivo: 'limiteDaRede' };
    if (recentes.falhasDoDispositivoNaHora >= limites.falhasPorDispositivoPorHora)
      return { ok: false, motivo: 'limiteDoDispositivo' };
    if (recentes.falhasDaContaNoDia >= limites.falhasPorContaPorDia) return { ok: false, motivo: 'limiteDaConta' };
  }
  const liberadoEm = fimDaEspera(recentes, limites);
  return liberadoEm === undefined || milissegundosDe(agora) >= milissegundosDe(liberadoEm)
    ? { ok: true }
    : { ok: false, motivo: 'espera', liberadoEm };
}

/** The later of two delays: that of the account in this network, and that of a device that the account does not know. */
function fimDaEspera(recentes: TentativasRecentes, limites: LimitesDeTentativas): Instante | undefined {
  const maxima = limites.esperaMaximaSegundos;
  function fim(falhas: number, livres: number, ultima: Instante | undefined): readonly Instante[] {
    const espera = esperaAposFalhas(falhas, { livres, maxima });
    return espera === 0 || ultima === undefined ? [] : [somarSegundos(ultima, espera)];
  }
  const daConta = fim(recentes.falhasSeguidas, limites.falhasLivres, recentes.ultimaFalha);
  const doDispositivo = recentes.dispositivoConhecido
    ? []
    : fim(recentes.falhasDoDispositivoNaHora, limites.falhasLivresDoDispositivo, recentes.ultimaFalhaDoDispositivo);
  return [...daConta, ...doDispositivo].toSorted((a, b) => milissegundosDe(b) - milissegundosDe(a))[0];
}

/** The network that an address counts for: /24 of IPv4, /64 of IPv6; IPv4 inside IPv6 counts as IPv4. */
export function redeDe(ip: string): string {
  const mapeado = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  const endereco = mapeado?.[1] ?? ip;
  if (/^\d+\.\d+\.\d+\.\d+$/.test(endereco)) return `${endereco.split('.').slice(0, 3).join('.')}.0/24`;
  return `${gruposDeIpv6(endereco).slice(0, 4).join(':')}::/64`;
}

/**
 * The network that a provider gives to one customer in IPv6, /48, in which there are 65.536 of the networks above; null
 * for IPv4.
 */
export function siteDe(ip: string): string | null {
  const [rede = ''] = redeDe(ip).split('/');
  return rede.includes(':') ? `${rede.split(':').slice(0, 3).join(':')}::/48` : null;
}

/**
 * The wider network in which an address counts as the same place: /16 of IPv4, /32 of IPv6, about one provider. A phone
 * changes its /24 by the hour; a stranger is seldom at the same provider.
 */
export function redeLargaDe(ip: string): string {
  const [rede = ''] = redeDe(ip).split('/');
  return rede.includes(':')
    ? `${rede.split(':').slice(0, 2).join(':')}::/32`
    : `${rede.split('.').slice(0, 2).join('.')}.0.0/16`;
}

function gruposDeIpv6(ip: string): readonly string[] {
  const semZona = ip.split('%')[0] ?? '';
  const [antes = '', depois] = semZona.toLowerCase().split('::');
  const inicio = antes === '' ? [] : antes.split(':');
  const fim = depois === undefined || depois === '' ? [] : depois.split(':');
  const zeros = depois === undefined ? 0 : Math.max(0, 8 - inicio.length - fim.length);
  return [...inicio, ...new Array<string>(zeros).fill('0'), ...fim].map((grupo) => grupo.replace(/^0+(?=.)/, ''));
}
