import { ERROS } from '@rateia/contracts/erros';
import { centavos, formatarReais, formatarValor } from '@rateia/domain/dinheiro';
import { irPara } from '../../../../lib/navegador.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Quantidade } from '../../../../ui/base/quantidade.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoDinheiro } from '../../../../ui/formulario/campo-dinheiro.tsx';
import { campoValor } from '../../campos.ts';
import { despachar, useRascunhoNoPasso } from '../../fluxo.ts';
import { caminhoDo, ehPersonalizado, posicaoDe } from '../../passos.ts';
import type { Plano, RascunhoGrupo } from '../../rascunho.ts';
import { CabecaServico } from '../../servico/components/cabeca-servico.tsx';
import { ContaLateral } from '../components/conta-lateral.tsx';
import { useFormularioDoRascunho } from '../use-formulario-do-rascunho.ts';
import { useSimulacao } from '../use-simulacao.ts';
import c from './valores.module.css';

const campos = { valor: campoValor } as const;

/**
 * /novo-grupo/{servico}/valores: the price of the plan and the number of people that it is split among, with the
 * monthly sum beside it.
 */
export function TelaValores() {
  const rascunho = useRascunhoNoPasso('valores');
  return rascunho === undefined ? null : <Valores rascunho={rascunho} />;
}

function Valores({ rascunho }: { readonly rascunho: RascunhoGrupo }) {
  const formulario = useFormularioDoRascunho(rascunho, campos);
  const simulacao = useSimulacao(rascunho);
  const { plano, lugares, vagas } = rascunho;
  const { minimo, maximo } = useRegras()?.grupos.lugares ?? { minimo: lugares, maximo: lugares };
  const dados = rascunho.valor === null ? undefined : simulacao.data;
  const teto = dados?.teto ?? plano?.tetoPorVaga ?? null;
  const acima = dados?.acimaDoTeto === true;
  return (
    <PassoFluxo
      pergunta="Quanto cada um paga?"
      apoio="O valor do plano é dividido por todos, com você. Cada membro paga a mesma parte."
      {...posicaoDe('valores')}
      voltar={caminhoDo('planos', rascunho)}
      aoContinuar={() => formulario.enviar(() => irPara(caminhoDo('dados', rascunho)))()}
      desligado={acima}
      resumo={<ContaLateral rascunho={rascunho} onde="larga" />}
    >
      <CabecaServico {...rascunho} />
      <CampoDinheiro
        {...formulario.campo('valor')}
        value={rascunho.valor ?? undefined}
        onChange={(valor) => formulario.muda('valor', valor ?? null)}
        rotulo="Valor do plano por mês"
        grande
        erro={acima && teto !== null ? acimaDoTeto(teto) : formulario.erros.valor}
        apoio={apoioDoValor(plano, teto)}
      />
      <ContaLateral rascunho={rascunho} onde="estreita" />
      <Cartao className={c['quantos']}>
        <div>
          <span>
            <b>Lugares no plano</b>
            <small>Contando o seu</small>
          </span>
          <Quantidade
            valor={lugares}
            min={minimo}
            max={ehPersonalizado(rascunho) ? maximo : (plano?.lugares ?? maximo)}
            unidade={['lugar', 'lugares']}
            aoMudar={(novo) => despachar({ tipo: 'preencher', campos: { lugares: novo, vagas: novo - 1 } })}
          />
        </div>
        <div>
          <span>
            <b>Vagas que você oferece</b>
            <small>As outras ficam com quem já divide com você</small>
          </span>
          <Quantidade
            valor={vagas}
            min={1}
            max={lugares - 1}
            unidade={['vaga', 'vagas']}
            aoMudar={(novo) => despachar({ tipo: 'preencher', campos: { vagas: novo } })}
          />
        </div>
      </Cartao>
    </PassoFluxo>
  );
}

function acimaDoTeto(teto: number): string {
  return ERROS.valorAcimaDoTeto.message.replace('{max}', formatarValor(centavos(teto)));
}

function apoioDoValor(plano: Plano | null, teto: number | null): string | undefined {
  const partes = [
    ...(plano === null ? [] : [`No catálogo, ${formatarReais(centavos(plano.valor))}.`]),
    ...(teto === null ? [] : [`Até ${formatarReais(centavos(teto))} por vaga, sem a taxa.`]),
  ];
  return partes.length === 0 ? undefined : partes.join(' ');
}
