import { formatarDia } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import s from './simulador.module.css';

/** The worst case: the administrator vanishes, before the access or on the chosen day. */
export function PiorCaso({ simulacao: { pior } }: { readonly simulacao: RespostaDe<'getSimulacao'> }) {
  const { horasSemAcesso, semAcesso, sumiu, porDia } = pior;
  return (
    <Cartao titulo="E no pior caso?" tom="hero">
      <ListaDefinicao
        itens={[
          {
            rotulo: 'O acesso nunca chega',
            detalhe: `Em ${horasSemAcesso} horas a regra devolve tudo. Ninguém precisa decidir.`,
            valor: formatarReais(centavos(semAcesso)),
          },
          {
            rotulo: `O administrador some em ${formatarDia(sumiu.em)}`,
            detalhe: 'O grupo termina. Voltam os dias que você não usou, com a taxa deles, e a caução.',
            valor: formatarReais(centavos(sumiu.total)),
          },
        ]}
      />
      {porDia > 0 && (
        <p
          className={s['apoio']}
        >{`Cada dia de espera custa ${formatarReais(centavos(porDia))}. O dinheiro fica guardado até a data de liberação, por isso há de onde devolver.`}</p>
      )}
    </Cartao>
  );
}
