import { useState } from 'react';
import { usePode } from '../../../lib/permissoes.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import c from './boloes.module.css';
import type { Molde, Montagem } from './montagem.ts';
import { moldeDe } from './montagem.ts';
import { useMoldes } from './mutations.ts';

interface GuardarMoldeProps {
  readonly montagem: Montagem;
  /** The template that filled the form. */
  readonly usado: Molde | undefined;
  readonly aoMudar: (molde?: Molde) => void;
}

/** Keeps the form as a template of that name, changes the one in use, or takes it away (REGRAS 2.12 Templates). */
export function GuardarMolde({ montagem, usado, aoMudar }: GuardarMoldeProps) {
  const pode = usePode();
  const [nome, setNome] = useState(usado?.nome ?? '');
  const [erro, setErro] = useState<string>();
  const { criar, mudar, tirar } = useMoldes({ aoMudar, aoRecusar: setErro });
  if (pode?.('createMolde') !== true) return null;
  function guardar(): void {
    setErro(undefined);
    const body = moldeDe(montagem, nome);
    if (usado === undefined) criar.mutate({ body });
    else mudar.mutate({ params: { id: usado.id }, body });
  }
  return (
    <Cartao titulo="Modelo">
      <div className={c['pilha']}>
        <CampoTexto
          name="modelo"
          rotulo="Nome do modelo"
          apoio="Guarda loterias, jogos, cotas e como o recibo fica. Taxa e horários são os da regra em vigor."
          maxLength={60}
          value={nome}
          onChange={setNome}
          autoComplete="off"
        />
        {erro !== undefined && (
          <Nota tom="danger" alerta>
            {erro}
          </Nota>
        )}
        <Botao
          variante="suave"
          bloco
          desligado={nome.trim() === ''}
          fazendo={(criar.isPending || mudar.isPending) && 'Guardando'}
          onClick={guardar}
        >
          {usado === undefined ? 'Guardar como modelo' : 'Guardar mudanças no modelo'}
        </Botao>
        {usado !== undefined && (
          <Botao
            variante="perigo-linha"
            bloco
            fazendo={tirar.isPending && 'Apagando'}
            onClick={() => {
              void perguntar(usado.nome).then((apaga) => {
                if (apaga) tirar.mutate({ params: { id: usado.id } });
              });
            }}
          >
            Apagar o modelo
          </Botao>
        )}
      </div>
    </Cartao>
  );
}

async function perguntar(nome: string): Promise<boolean> {
  return await dialogos.mostrar({
    titulo: `Apagar o modelo ${nome}?`,
    corpo: 'Os bolões feitos com ele ficam como estão.',
    acao: 'Apagar o modelo',
    escape: 'Manter',
    perigo: true,
  });
}
