import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { CampoDinheiro } from '../../../ui/formulario/campo-dinheiro.tsx';
import { ApostasDaMontagem } from './apostas-da-montagem.tsx';
import c from './boloes.module.css';
import { ConcursosDaMontagem } from './concursos-da-montagem.tsx';
import { CotasDaMontagem } from './cotas-da-montagem.tsx';
import { GuardarMolde } from './guardar-molde.tsx';
import type { CorpoDoBolao, Molde, Montagem } from './montagem.ts';
import { corpoDe, MONTAGEM_VAZIA, montagemDoMolde } from './montagem.ts';
import { useCriarBolao, usePreverBolao } from './mutations.ts';
import { PreviaDoBolao } from './previa-do-bolao.tsx';
import { UsarMolde } from './usar-molde.tsx';

interface MontarBolaoProps {
  readonly aoVoltar: () => void;
  readonly aoCriar: (id: number) => void;
}

type Previa = { readonly corpo: CorpoDoBolao; readonly resposta: RespostaDe<'preverBolao'> };

/** Makes a draft: lottery and concurso, bets, cotas; its games and its sum are seen before it is kept (DESIGN 12 operacao-bolao). */
export function MontarBolao({ aoVoltar, aoCriar }: MontarBolaoProps) {
  const [montagem, setMontagem] = useState<Montagem>(MONTAGEM_VAZIA);
  const [molde, setMolde] = useState<Molde>();
  const [previa, setPrevia] = useState<Previa>();
  const [erro, setErro] = useState<string>();
  const prever = usePreverBolao(setErro);
  const criar = useCriarBolao({ aoCriar, aoRecusar: setErro });
  function mudar(parte: Partial<Montagem>): void {
    setMontagem((antes) => ({ ...antes, ...parte }));
    // Another pool than the one that was seen: its games and its price are asked for again.
    setPrevia(undefined);
    setErro(undefined);
  }
  function conferir(): void {
    const corpo = corpoDe(montagem);
    setErro(undefined);
    prever.mutate({ body: corpo }, { onSuccess: (resposta) => setPrevia({ corpo, resposta }) });
  }
  return (
    <PaginaOperacao
      titulo="Montar bolão"
      acoes={
        <Botao variante="texto" tamanho="sm" onClick={aoVoltar}>
          Voltar aos bolões
        </Botao>
      }
    >
      <form
        className={c['colunas']}
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          conferir();
        }}
      >
        <div className={c['coluna']}>
          <UsarMolde
            usado={molde}
            apoio="Preenche tudo, com o próximo concurso e o dia da agenda."
            aoUsar={(escolhido) => {
              setMolde(escolhido);
              mudar(montagemDoMolde(escolhido));
            }}
          />
          <ConcursosDaMontagem montagem={montagem} aoMudar={mudar} />
          <ApostasDaMontagem montagem={montagem} aoMudar={mudar} />
          <CotasDaMontagem montagem={montagem} aoMudar={mudar}>
            <CampoDinheiro
              name="subsidio"
              rotulo="Quanto pagamos de cada cota"
              apoio="Em branco, nada. Com valor, é o bolão promocional: um por vez, uma cota por pessoa."
              value={montagem.subsidio}
              onChange={(subsidio) => mudar({ subsidio })}
            />
          </CotasDaMontagem>
          <GuardarMolde key={molde?.id} montagem={montagem} usado={molde} aoMudar={setMolde} />
        </div>
        <div className={`${c['coluna']} ${c['lado']}`}>
          {erro !== undefined && (
            <Nota tom="danger" alerta>
              {erro}
            </Nota>
          )}
          {previa === undefined ? (
            <Cartao>
              <div className={c['pilha']}>
                <p className={c['miudo']}>Veja os jogos, a conta e os horários antes de guardar.</p>
                <Botao tipo="submit" bloco fazendo={prever.isPending && 'Conferindo'}>
                  Ver jogos e conta
                </Botao>
              </div>
            </Cartao>
          ) : (
            <PreviaDoBolao
              previa={previa.resposta}
              cotas={previa.corpo.cotas}
              guardando={criar.isPending}
              aoGuardar={() => criar.mutate({ body: comSemente(previa) })}
            />
          )}
        </div>
      </form>
    </PaginaOperacao>
  );
}

/** The bets that were seen are the bets that are kept: their seed goes along. */
function comSemente({ corpo, resposta: { semente } }: Previa): CorpoDoBolao {
  const { sorte } = corpo;
  return sorte === undefined || semente === null ? corpo : { ...corpo, sorte: { ...sorte, semente } };
}
