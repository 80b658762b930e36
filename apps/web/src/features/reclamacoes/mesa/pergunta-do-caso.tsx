import { LADOS } from '@rateia/domain/reclamacoes/listagens';
import { useState } from 'react';
import { usePode } from '../../../lib/permissoes.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import c from '../components/reclamacao.module.css';
import { useMediar } from './mutations.ts';
import type { CasoInteiro } from './queries.ts';

const MINIMO = 5;
type Lado = (typeof LADOS)[number];

/** A question to one side, who has 48 hours; the decision does not wait longer (REGRAS 2.7, 203). */
export function PerguntaDoCaso({ id, caso }: { readonly id: number; readonly caso: CasoInteiro }) {
  const [para, setPara] = useState<Lado>('membro');
  const [texto, setTexto] = useState('');
  const [curto, setCurto] = useState(false);
  const { perguntar } = useMediar();
  const pode = usePode();
  if (caso.reclamacao.estado !== 'mediacao' || pode?.('perguntarNaReclamacao') !== true) return null;
  const nomes = { membro: caso.membro.nome, administrador: caso.administrador?.nome };
  const lados = LADOS.filter((lado) => nomes[lado] !== undefined);
  function enviar(): void {
    const dito = texto.trim();
    setCurto(dito.length < MINIMO);
    if (dito.length < MINIMO) return;
    perguntar.mutate({ params: { id }, body: { para, texto: dito } }, { onSuccess: () => setTexto('') });
  }
  return (
    <Cartao titulo={lados.length === 1 ? 'Perguntar ao membro' : 'Perguntar a um dos lados'}>
      <div className={c['pilha']}>
        <Opcoes
          rotulo="Para quem"
          valor={para}
          aoEscolher={setPara}
          opcoes={lados.map((lado) => ({ valor: lado, titulo: `${nomes[lado]}, ${lado}` }))}
        />
        <CampoArea
          rotulo="Pergunta"
          value={texto}
          onChange={setTexto}
          maxLength={1000}
          erro={curto ? 'Escreva pelo menos 5 letras.' : undefined}
        />
        <Botao variante="linha" bloco fazendo={perguntar.isPending && 'Enviando'} onClick={enviar}>
          Perguntar
        </Botao>
      </div>
    </Cartao>
  );
}
