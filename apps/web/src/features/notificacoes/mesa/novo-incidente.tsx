import type { ParteDoProduto } from '@rateia/domain/notificacoes/incidentes';
import { LIMITES_DO_INCIDENTE, PARTE_DO_PRODUTO, PARTES_DO_PRODUTO } from '@rateia/domain/notificacoes/incidentes';
import { obrigatorio } from '@rateia/domain/validacao';
import { useState } from 'react';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { Marcacao } from '../../../ui/formulario/marcacao.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { useIncidente } from './mutations.ts';
import c from './novo-comunicado.module.css';

const iniciais = { titulo: '', texto: '' };
const campos = {
  titulo: { nome: 'Título', regras: [obrigatorio] },
  texto: { nome: 'Texto', regras: [obrigatorio] },
} as const;
const { titulo, texto } = LIMITES_DO_INCIDENTE;

/** A new incident: its first word stands on the public page at once. */
export function NovoIncidente() {
  const [versao, setVersao] = useState(0);
  return <Formulario key={versao} aoCriar={() => setVersao(versao + 1)} />;
}

function Formulario({ aoCriar }: { readonly aoCriar: () => void }) {
  const formulario = useFormulario({ iniciais, campos, preguicoso: true });
  const [partes, setPartes] = useState<readonly ParteDoProduto[]>([]);
  const [semPartes, setSemPartes] = useState(false);
  const { criar } = useIncidente(aoCriar);
  function abrir(): void {
    setSemPartes(partes.length === 0);
    if (partes.length > 0) criar.mutate({ body: { ...formulario.valores, partes: [...partes] } });
  }
  return (
    <Cartao titulo="Novo incidente">
      <form className={c['campos']} onSubmit={formulario.enviar(abrir)} noValidate>
        <CampoTexto
          {...formulario.campo('titulo')}
          rotulo="Título"
          placeholder="Pix demorando"
          maxLength={titulo.max}
        />
        <fieldset className={c['campos']}>
          <legend>O que foi atingido</legend>
          {PARTES_DO_PRODUTO.map((parte, i) => (
            <Marcacao
              key={parte}
              name={parte}
              marcada={partes.includes(parte)}
              aoMudar={(marcada) => setPartes(marcada ? [...partes, parte] : partes.filter((outra) => outra !== parte))}
              erro={semPartes && i === PARTES_DO_PRODUTO.length - 1 ? 'Marque pelo menos uma parte.' : undefined}
            >
              {PARTE_DO_PRODUTO[parte]}
            </Marcacao>
          ))}
        </fieldset>
        <CampoArea
          {...formulario.campo('texto')}
          rotulo="Texto"
          apoio="O que acontece, o que não se perdeu e quando voltamos a contar."
          linhas={4}
          maxLength={texto.max}
        />
        <Botao tipo="submit" fazendo={criar.isPending && 'Publicando'}>
          Publicar incidente
        </Botao>
      </form>
    </Cartao>
  );
}
