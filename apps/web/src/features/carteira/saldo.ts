import { paths } from '../../lib/paths.ts';
import type { ParteCarteira } from '../../ui/carteira/carteira-hero.tsx';
import type { Saldos } from './queries.ts';

/** The parts of the bar beside the available balance; with it they sum to `saldos.total`. */
export function partesDaCarteira(saldos: Saldos): ParteCarteira[] {
  const partes: ParteCarteira[] = [
    {
      chave: 'bloqueado',
      rotulo: 'Bloqueado',
      detalhe: 'Volta a ficar disponível quando a análise terminar',
      valor: saldos.bloqueado,
      tipo: 'bloqueado',
      href: paths.carteiraCreditos({ conta: 'bloqueado' }),
    },
    {
      chave: 'promocional',
      rotulo: 'Promocional',
      detalhe: 'Só para gastar em grupos',
      valor: saldos.promocional,
      tipo: 'bloqueado',
    },
    {
      chave: 'guardado',
      rotulo: 'Guardado em bolões',
      detalhe: 'Para os seus sorteios; volta quando quiser',
      valor: saldos.guardado,
      tipo: 'caucao',
      href: paths.loteriaRecorrente(),
    },
    {
      chave: 'caucao',
      rotulo: 'Caução',
      detalhe: 'Volta quando você sai',
      valor: saldos.caucao,
      tipo: 'caucao',
      href: paths.carteiraCreditos({ conta: 'caucao' }),
    },
  ];
  return partes.filter(({ chave, valor }) => valor > 0 || chave === 'caucao');
}
