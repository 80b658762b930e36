import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { BotaoIcone } from '../../../../ui/base/botao-icone.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { Oculto } from '../../../../ui/base/oculto.tsx';
import c from './campos-do-acesso.module.css';

type Campos = RespostaDe<'abrirDadosAcesso'>['campos'];

interface Linha {
  readonly nome: keyof Campos;
  readonly rotulo: string;
  /** "Senha copiada". */
  readonly aviso: string;
  readonly segredo?: true;
}

const linhas: readonly Linha[] = [
  { nome: 'login', rotulo: 'E-mail ou usuário', aviso: 'E-mail ou usuário copiado' },
  { nome: 'senha', rotulo: 'Senha do serviço', aviso: 'Senha copiada', segredo: true },
  { nome: 'codigo', rotulo: 'Código de ativação', aviso: 'Código copiado', segredo: true },
  { nome: 'link', rotulo: 'Endereço', aviso: 'Endereço copiado' },
];

/**
 * The content of the vault, line by line. Secrets stay covered until the reader uncovers them, and copying does not
 * uncover them.
 */
export function CamposDoAcesso({ campos, enviadoEm }: { readonly campos: Campos; readonly enviadoEm: string }) {
  const instrucoes = campos.instrucoes ?? '';
  return (
    <Cartao titulo="Seus dados de acesso">
      <dl className={c['campos']}>
        {linhas.map((linha) => {
          const valor = campos[linha.nome] ?? '';
          return valor === '' ? null : <Campo key={linha.nome} linha={linha} valor={valor} />;
        })}
      </dl>
      {instrucoes !== '' && (
        <div className={c['instrucoes']}>
          <h3>Como entrar</h3>
          <p>{instrucoes}</p>
        </div>
      )}
      <p className={c['apoio']}>{`Enviado ${noTexto(momentoPerto(enviadoEm))}.`}</p>
    </Cartao>
  );
}

function Campo({ linha: { nome, rotulo, aviso, segredo }, valor }: { readonly linha: Linha; readonly valor: string }) {
  const [visivel, setVisivel] = useState(segredo !== true);
  const Icone = visivel ? IconEyeOff : IconEye;
  return (
    <div>
      <dt>{rotulo}</dt>
      <dd>
        <span className={c['valor']} data-segredo={segredo}>
          {visivel ? (
            <Conteudo nome={nome} valor={valor} />
          ) : (
            <>
              <span aria-hidden="true">••••••••</span>
              <Oculto>escondida</Oculto>
            </>
          )}
        </span>
        {segredo === true && (
          <BotaoIcone
            rotulo={
              visivel ? `Esconder ${rotulo.toLocaleLowerCase('pt-BR')}` : `Mostrar ${rotulo.toLocaleLowerCase('pt-BR')}`
            }
            ligado={visivel}
            onClick={() => setVisivel(!visivel)}
          >
            <Icone size={22} stroke={1.75} />
          </BotaoIcone>
        )}
        {segredo === true && visivel && temEspacosQueContam(valor) && (
          <p className={c['apoio']}>Os espaços fazem parte: copie em vez de digitar.</p>
        )}
        <BotaoCopiar texto={valor} nome={rotulo.toLocaleLowerCase('pt-BR')} aviso={aviso} />
      </dd>
    </div>
  );
}

/** Spaces that nobody sees, or that a person takes for one. */
function temEspacosQueContam(valor: string): boolean {
  return valor !== valor.trim() || /\s{2}/.test(valor);
}

function Conteudo({ nome, valor }: { readonly nome: keyof Campos; readonly valor: string }) {
  // The contract lets through https alone; nothing else becomes a link.
  if (nome === 'link' && valor.startsWith('https://')) return <Ligacao href={valor}>{valor}</Ligacao>;
  return valor;
}
