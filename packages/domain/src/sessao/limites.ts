import type { Instante } from '../datas.ts';
import { milissegundosDe, somarSegundos } from '../datas.ts';
import type { Regras } from '../regras.ts';

/** Seconds to wait after n failures in a row: five free, then 1, 2, 4 … up to a minute. */
export function esperaAposFalhas(falhas: number, { sessao }: Regras): number {
  const alem = falhas - sessao.falhasLivres;
  return alem <= 0 ? 0 : Math.min(sessao.esperaMaximaSegundos, 2 ** Math.min(alem - 1, 30));
}

export type TentativasRecentes = {
  /** Failures in a row of this account from this network, and the last of them. */
  readonly falhasSeguidas: number;
  readonly ultimaFalha?: Instante;
  /** Failures of the account in 24 hours, from anywhere. */
  readonly falhasDaContaNoDia: number;
  /** Failures of the network in one hour, on any account. */
  readonly falhasDaRedeNaHora: number;
  /** The device has entered this account before: a stranger's failures do not lock it out. */
  readonly dispositivoConhecido: boolean;
};

export type DecisaoDeTentativa =
  | { readonly ok: true }
  | { readonly ok: false; readonly motivo: 'espera'; readonly liberadoEm: Instante }
  | { readonly ok: false; readonly motivo: 'limiteDaConta' | 'limiteDaRede' };

/** Whether a password or code may be tried now; a known device is delayed but never locked out by others. */
export function avaliarTentativa(recentes: TentativasRecentes, agora: Instante, regras: Regras): DecisaoDeTentativa {
  const { sessao } = regras;
  if (!recentes.dispositivoConhecido) {
    if (recentes.falhasDaRedeNaHora >= sessao.falhasPorRedePorHora) return { ok: false, motivo: 'limiteDaRede' };
    if (recentes.falhasDaContaNoDia >= sessao.falhasPorContaPorDia) return { ok: false, motivo: 'limiteDaConta' };
  }
  const espera = esperaAposFalhas(recentes.falhasSeguidas, regras);
  if (espera === 0 || recentes.ultimaFalha === undefined) return { ok: true };
  const liberadoEm = somarSegundos(recentes.ultimaFalha, espera);
  return milissegundosDe(agora) >= milissegundosDe(liberadoEm)
    ? { ok: true }
    : { ok: false, motivo: 'espera', liberadoEm };
}

/** The network that an address counts for: /24 of IPv4, /64 of IPv6; IPv4 inside IPv6 counts as IPv4. */
export function redeDe(ip: string): string {
  const mapeado = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  const endereco = mapeado?.[1] ?? ip;
  if (/^\d+\.\d+\.\d+\.\d+$/.test(endereco)) return `${endereco.split('.').slice(0, 3).join('.')}.0/24`;
  return `${gruposDeIpv6(endereco).slice(0, 4).join(':')}::/64`;
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
