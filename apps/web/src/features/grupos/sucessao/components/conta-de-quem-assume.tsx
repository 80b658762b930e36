import { formatarDia } from '@rateia/domain/datas-formatadas';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';

interface ContaDeQuemAssumeProps {
  readonly conta: NonNullable<RespostaDe<'getSucessao'>['conta']>;
}

/** The whole sum of taking a group over, before deciding. */
export function ContaDeQuemAssume({ conta }: ContaDeQuemAssumeProps) {
  return (
    <Cartao titulo="Se você assumir">
      <ListaDefinicao
        itens={[
          { rotulo: 'Você paga pelo plano', detalhe: 'por mês', valor: <Valor valor={conta.plano} /> },
          { rotulo: 'Recebe dos outros membros', detalhe: 'por mês', valor: <Valor valor={conta.recebe} /> },
          {
            rotulo: 'Sua parte',
            detalhe: 'com a sua vaga de hoje livre',
            valor: <Valor valor={conta.parteComVagaLivre} />,
            total: true,
          },
          { rotulo: 'Sua parte, com ela ocupada', valor: <Valor valor={conta.parteComVagaOcupada} /> },
          { rotulo: 'Sua caução volta', detalhe: 'na hora', valor: <Valor valor={conta.caucao} /> },
          { rotulo: 'Você troca o acesso até', valor: formatarDia(conta.trocarAcessoAte) },
        ]}
      />
    </Cartao>
  );
}
