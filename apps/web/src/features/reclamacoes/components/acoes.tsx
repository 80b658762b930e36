import { EFEITO_DA_SOLUCAO, SOLUCAO } from '@rateia/domain/reclamacoes/listagens';
import { rotuloDe } from '@rateia/domain/tabela';
import { useState } from 'react';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import { recados } from '../../../ui/dialogo/recados.ts';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import type { Reclamacao } from '../mutations.ts';
import { useEstornoProporcional, useInteragir, useRemoverIntegral } from '../mutations.ts';
import { ContaDaSolucao } from './conta-da-solucao.tsx';
import c from './reclamacao.module.css';

/** The acts of the reader's side, as the server says that they are open; each says what it changes before the touch. */
export function AcoesDaReclamacao({ reclamacao: r }: { reclamacao: Reclamacao }) {
  return (
    <>
      {r.acoes.includes('propor') && <Propor reclamacao={r} />}
      <Outras reclamacao={r} />
    </>
  );
}

function Propor({ reclamacao: r }: { reclamacao: Reclamacao }) {
  const [solucao, setSolucao] = useState(r.solucao ?? undefined);
  const [texto, setTexto] = useState('');
  const [dias, setDias] = useState('');
  const interagir = useInteragir(() => recados.mostrar('Proposta enviada'));
  const proporcional = useEstornoProporcional(() => recados.mostrar('Proposta enviada'));
  const conta = r.opcoes.find((o) => o.solucao === solucao);
  function enviar(): void {
    if (solucao === undefined) return;
    const oferecidos = solucao === 209 && /^\d+$/.test(dias) ? { dias: Number(dias) } : {};
    const interacao = { tipo: 200, solucao, texto: texto.trim(), ...oferecidos } as const;
    interagir.mutate({ body: { idReclamacao: r.id, interacao } });
  }
  async function aceitarPedido(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: 'Aceitar o que o membro pediu?',
      corpo: r.pedido === null ? undefined : <ContaDaSolucao conta={r.pedido} rotulo="O membro recebe" />,
      acao: 'Aceitar o pedido',
      escape: 'Voltar',
    });
    if (!sim) return;
    const interacao = { tipo: 201, totalMostrado: r.pedido?.total ?? 0 } as const;
    interagir.mutate({ body: { idReclamacao: r.id, interacao } });
  }
  return (
    <Cartao titulo="Sua resposta">
      <div className={c['pilha']}>
        <Botao bloco fazendo={interagir.isPending && 'Enviando'} onClick={() => void aceitarPedido()}>
          Aceitar o que foi pedido
        </Botao>
        <Opcoes
          rotulo="Ou proponha outra solução"
          mostraRotulo
          valor={solucao}
          aoEscolher={setSolucao}
          opcoes={r.opcoes.map((o) => ({
            valor: o.solucao,
            titulo: rotuloDe(SOLUCAO, o.solucao),
            detalhe: EFEITO_DA_SOLUCAO[o.solucao],
            fim: o.total === 0 ? 'Sem devolução' : <Valor valor={o.total} />,
          }))}
        />
        {solucao === 209 && (
          <CampoTexto
            rotulo="Dias que você devolve (opcional)"
            value={dias}
            onChange={setDias}
            inputMode="numeric"
            maxLength={3}
          />
        )}
        {conta !== undefined && dias === '' && <ContaDaSolucao conta={conta} rotulo="O membro recebe" />}
        <CampoArea rotulo="O que você diz (opcional)" value={texto} onChange={setTexto} maxLength={2000} />
        <Botao variante="linha" bloco fazendo={interagir.isPending && 'Enviando'} onClick={enviar}>
          Enviar proposta
        </Botao>
        {r.idGrupoUsuario !== null && (
          <Botao
            variante="texto"
            bloco
            fazendo={proporcional.isPending && 'Enviando'}
            onClick={() =>
              proporcional.mutate({ params: { idReclamacao: r.id, idGrupoUsuario: r.idGrupoUsuario ?? 0 } })
            }
          >
            Propor o estorno proporcional
          </Botao>
        )}
      </div>
    </Cartao>
  );
}

function Outras({ reclamacao: r }: { reclamacao: Reclamacao }) {
  const interagir = useInteragir();
  const remover = useRemoverIntegral();
  function finalizar(naoCumpriu: boolean): void {
    interagir.mutate({ body: { idReclamacao: r.id, interacao: { tipo: 202, texto: '', naoCumpriu } } });
  }
  async function desistir(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: 'Encerrar a reclamação?',
      corpo:
        r.idBolao === null
          ? 'Nada mais é devolvido, e o valor bloqueado volta para o administrador.'
          : 'Nada mais é devolvido.',
      acao: 'Encerrar',
      escape: 'Continuar a reclamação',
      perigo: true,
    });
    if (sim) finalizar(false);
  }
  const membro = r.papel === 'membro';
  const tem = ['finalizar', 'contestarAcordo', 'desistir', 'removerEstornoIntegral'].some((acao) =>
    r.acoes.some((a) => a === acao),
  );
  if (!tem) return null;
  return (
    <Cartao>
      <div className={c['pilha']}>
        {r.acoes.includes('finalizar') && (
          <Botao bloco fazendo={interagir.isPending && 'Enviando'} onClick={() => finalizar(false)}>
            {membro ? 'Foi cumprido' : 'Já cumpri o acordo'}
          </Botao>
        )}
        {r.acoes.includes('contestarAcordo') && (
          <Botao variante="linha" bloco onClick={() => finalizar(true)}>
            Não foi cumprido
          </Botao>
        )}
        {r.acoes.includes('removerEstornoIntegral') && (
          <Botao
            variante="linha"
            bloco
            fazendo={remover.isPending && 'Mudando'}
            onClick={() => remover.mutate({ body: { idReclamacao: r.id } })}
          >
            Aceitar só os dias não usados
          </Botao>
        )}
        {r.acoes.includes('desistir') && (
          <Botao variante="texto" bloco onClick={() => void desistir()}>
            Encerrar a reclamação
          </Botao>
        )}
      </div>
    </Cartao>
  );
}
