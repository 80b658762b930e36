import { PERIODO_PLANO } from '@rateia/domain/grupos/enums';
import { mesesDoPeriodo } from '@rateia/domain/grupos/fidelidade';
import { useEffect } from 'react';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Nota } from '../../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { despachar, useRascunho } from '../../fluxo.ts';
import { caminhoDo, posicaoDe } from '../../passos.ts';
import type { Plano } from '../../rascunho.ts';
import { CabecaServico } from '../components/cabeca-servico.tsx';

/** /novo-grupo/fidelidade: a plan that is paid ahead may bind the members for its period (REGRAS part 1, 2.9). */
export function TelaFidelidade() {
  const rascunho = useRascunho();
  const { plano, servico } = rascunho;
  const meses = plano === null ? null : mesesDoPeriodo(plano.periodo);
  useEffect(() => {
    if (meses === null) void irPara(paths.novoGrupoServicos(), { substitui: true });
  }, [meses]);
  if (meses === null || plano === null || servico === null) return null;
  return (
    <PassoFluxo
      pergunta="Quer pedir fidelidade?"
      apoio={`Você paga o plano ${periodoDe(plano)} de uma vez. Quem entra pode ficar pelo mesmo prazo, e paga mês a mês.`}
      {...posicaoDe('planos')}
      voltar={paths.novoGrupoPlanos(servico.nomeUrl)}
      href={caminhoDo('valores', rascunho)}
    >
      <CabecaServico servico={servico} plano={plano} />
      <Opcoes
        rotulo="Fidelidade"
        valor={rascunho.fidelidadeMeses ?? 0}
        aoEscolher={(escolhida) =>
          despachar({ tipo: 'preencher', campos: { fidelidadeMeses: escolhida === 0 ? null : meses } })
        }
        opcoes={[
          {
            valor: meses,
            titulo: `${meses} meses`,
            detalhe: 'Quem sai antes paga uma multa, que cai a cada mês e nunca passa da caução.',
          },
          { valor: 0, titulo: 'Sem fidelidade', detalhe: 'Cada um sai quando quiser. Mais gente entra.' },
        ]}
      />
      <Nota>
        A multa é sua: 10% de cada mês que falta. Ninguém a paga nos primeiros 7 dias, por sua falha, em um aumento ou
        se a vaga for ocupada em 30 dias.
      </Nota>
    </PassoFluxo>
  );
}

function periodoDe({ periodo }: Plano): string {
  const achado = Object.values(PERIODO_PLANO).find(({ id }) => id === periodo);
  return (achado?.rotulo ?? '').toLocaleLowerCase('pt-BR');
}
